const HIDDEN = '•••';

/** An address as its owner knows it, and nobody else can write to: 'a•••@gmail.com'. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email.slice(0, at)].slice(0, 1).join('')}${HIDDEN}${email.slice(at)}`;
}

/** The last four digits. */
export const maskedPhone = (phone: string): string => `${HIDDEN}${phone.slice(-4)}`;
