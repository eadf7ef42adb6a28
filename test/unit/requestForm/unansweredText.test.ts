import { unansweredText } from '#requestForm/pages/formTexts.ts';

const AGAIN = 'Envíela de nuevo: al enviar de nuevo no se duplica.';

test.each([
  [{ unanswered: 1, isOffline: false }, `No sabemos si llegó: el servidor no lo confirmó. ${AGAIN}`],
  [
    { unanswered: 2, isOffline: false },
    `Van 2 intentos sin respuesta. No sabemos si llegó: el servidor no lo confirmó. ${AGAIN}`,
  ],
  [
    { unanswered: 1, isOffline: true },
    `No sabemos si llegó: el servidor no lo confirmó. Este equipo dice que no tiene conexión: conéctelo. ${AGAIN}`,
  ],
])('after %o', (tries, text) => {
  expect(unansweredText(tries)).toBe(text);
});
