/** `fetch`, once more where it met a connection that the server was about to close, idle for too long. */
export const reach = (address: string, init?: RequestInit): Promise<Response> =>
  fetch(address, init).catch(() => fetch(address, init));
