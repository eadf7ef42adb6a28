import { configFile } from './config/configFile';
import { TOKEN_KEY } from './storage/storageKeys';

/**
 * Runs beside the application's own script, and before it: asks for what that one would else ask for only when the first
 * load has come and run, the configuration and the scripts and styles of the parts that the address names. index.html
 * holds those, a template a part: the areas and their pages.
 */
configFile().catch(() => undefined);

const templates = [...document.querySelectorAll('template')];
const hash = location.hash.slice(1);
// The start is the first area's, the citizens' (D3).
const path = hash.length < 2 ? (templates[0]?.dataset['path'] ?? '') : hash;
for (const { dataset, content } of templates) {
  if (path.startsWith(dataset['path'] ?? '') && !('staff' in dataset && isSignedOut())) document.head.append(content);
}

/** Then a staff page leads to the login form, before which nothing of an area may come. */
function isSignedOut(): boolean {
  try {
    return !sessionStorage.getItem(TOKEN_KEY);
  } catch {
    return true;
  }
}
