import type { DeploymentService } from './deploymentTypes';

/** Which failures of which build this tab was already reloaded for. */
const RELOADS_KEY = 'pisamiRecargas';
/** The reload that is under way; the reloaded page removes the mark. */
const UNDER_WAY_KEY = 'pisamiRecargaEnCurso';

/** The page's own index.html names its build: the addresses of its scripts. `reload` loads the page anew. */
export function createDeploymentService(reload: () => void): DeploymentService {
  const running = buildOf(document);
  const missed = takeMissedReload(running);
  return {
    isOffline: () => !navigator.onLine,
    isReplaced: async () => (await newerThan(running)) !== '',
    async reloadIfReplaced(failure) {
      if (failure === missed) return false;
      const deployed = await newerThan(running);
      try {
        if (deployed === '' || !markOnce(`${running} ${failure}`)) return false;
        window.sessionStorage.setItem(UNDER_WAY_KEY, JSON.stringify([failure, deployed]));
        reload();
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** The build that the server has instead of `running`; an empty text: the same, or it cannot be told. */
async function newerThan(running: string): Promise<string> {
  try {
    const answer = await fetch(document.baseURI.replace(/#.*$/, ''), { cache: 'no-store' });
    const deployed = answer.ok ? buildOf(new DOMParser().parseFromString(await answer.text(), 'text/html')) : '';
    return deployed === running ? '' : deployed;
  } catch {
    return '';
  }
}

function buildOf(page: Document): string {
  return [...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')).join(' ');
}

/**
 * The failure that this page was reloaded for without becoming the build that it was reloaded for: a server
 * whose page is another at every look would otherwise reload it without end.
 */
function takeMissedReload(running: string): string | null {
  try {
    const underWay: unknown = JSON.parse(window.sessionStorage.getItem(UNDER_WAY_KEY) ?? '[]');
    window.sessionStorage.removeItem(UNDER_WAY_KEY);
    if (!Array.isArray(underWay)) return null;
    const [failure, build] = underWay as unknown[];
    return typeof failure !== 'string' || build === running ? null : failure;
  } catch {
    return null;
  }
}

/**
 * False when the mark stands already, or cannot be written (throws where storage is blocked): then a
 * reload could come again and again.
 */
function markOnce(mark: string): boolean {
  const marks = (window.sessionStorage.getItem(RELOADS_KEY) ?? '').split('\n');
  if (marks.includes(mark)) return false;
  window.sessionStorage.setItem(RELOADS_KEY, [...marks, mark].join('\n'));
  return true;
}
