import type { DeploymentService } from './types';

/** The reloads that this tab has had. */
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
        if (deployed === '' || deployed === running || !noteOnce({ failure, from: running, to: deployed })) return false;
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

/** A reload that was made for a failure: of the page `from`, for the sake of the page `to`. */
interface Reload {
  readonly failure: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Notes a reload and gives true; false when it would repeat one: the page `from` was reloaded for this
 * failure before, or an earlier reload did not lead to the page that it was for (a server whose page is
 * another at every look). Throws where storage is blocked: a reload could come again and again.
 */
function noteOnce(reload: Reload): boolean {
  const reloads = JSON.parse(window.sessionStorage.getItem(RELOADS_KEY) ?? '[]') as Reload[];
  const earlier = reloads.filter(({ failure }) => failure === reload.failure);
  const last = earlier.at(-1);
  if (earlier.some(({ from }) => from === reload.from) || (last && last.to !== reload.from)) return false;
  window.sessionStorage.setItem(RELOADS_KEY, JSON.stringify([...reloads, reload]));
  return true;
}
