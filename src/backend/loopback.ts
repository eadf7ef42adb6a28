/** Whether a host of an address is this machine, so that nothing goes over a network: a socket's folder is too. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === '' || name === 'localhost' || name === '::1' || name.startsWith('/') || /^127(\.\d{1,3}){3}$/.test(name);
}
