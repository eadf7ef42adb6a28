import { HttpProblem } from '#backend/http/problem.ts';

/** Somebody on whom a list or a batch stands has answered while it was being worked out. */
export class ListChanged extends HttpProblem {
  constructor() {
    super(409, 'La lista cambió mientras se calculaba, porque alguien respondió: intente de nuevo', { codigo: 'lista_cambio' });
  }
}

const ATTEMPTS = 3;

/** Does it anew, some times, when an answer came between. @throws ListChanged, and what `take` throws */
export async function againIfChanged(take: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await take();
      return;
    } catch (error) {
      if (!(error instanceof ListChanged) || attempt === ATTEMPTS) throw error;
    }
  }
}
