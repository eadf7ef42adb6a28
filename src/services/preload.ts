import { TOKEN_KEY } from './storage/keys';

/**
 * Runs beside the application's own script, and before it: asks for the scripts and styles of the area that the address
 * names, which would else be asked for only when the first load has come and run. index.html holds them, a template an area.
 */
const path = location.hash.slice(1);
const areas = [...document.querySelectorAll('template')];
// The start is the first area's, the citizens' (D3).
const area = path.length < 2 ? areas[0] : areas.find(({ dataset }) => path.startsWith(dataset['path'] ?? ''));
if (area && !('staff' in area.dataset && isSignedOut())) document.head.append(area.content);

/** Then a staff page leads to the login form, before which nothing of an area may come. */
function isSignedOut(): boolean {
  try {
    return !sessionStorage.getItem(TOKEN_KEY);
  } catch {
    return true;
  }
}
