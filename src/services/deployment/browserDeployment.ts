import type { DeploymentService } from './types';

/** Which failures this tab was already reloaded for. */
const RELOADS_KEY = 'pisamiRecargas';

/** The page's own index.html names its build: the addresses of its scripts. `reload` loads the page anew. */
export function createDeploymentService(reload: () => void): DeploymentService {
  const running = buildOf(document);
  return {
    async reloadIfReplaced(failure) {
      try {
        const answer = await fetch(document.baseURI.replace(/#.*$/, ''), { cache: 'no-store' });
        if (!answer.ok) return false;
        const deployed = buildOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
        if (deployed === '' || deployed === running || !markOnce(`${running} ${failure}`)) return false;
        reload();
        return true;
      } catch {
        return false;
      }
    },
  };
}

function buildOf(page: Document): string {
  return [...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')).join(' ');
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
