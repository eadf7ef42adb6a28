import { typedLine } from '../unseen';

/** Where most families have their mail, all of them in .com. */
const COMMON = ['gmail', 'hotmail', 'outlook', 'yahoo', 'icloud'];
/** As near to one of those, and somebody's all the same. */
const REAL = ['mail.com', 'email.com', 'ymail.com', 'yahoo.com.co'];

/**
 * The address that was probably meant where a common provider's is mistyped ('gmial.com', 'hotmail.con'); null: nothing to
 * ask about.
 * @param isUnfinished the person is still typing: what may become a right address is left alone
 */
export function likelyEmail(typed: string, isUnfinished = false): string | null {
  const line = typedLine(typed);
  const at = line.lastIndexOf('@');
  const domain = line.slice(at + 1).toLowerCase();
  if (at < 1 || REAL.includes(domain)) return null;
  const [name = '', ...others] = domain.split('.');
  const ending = others.join('.');
  const meant = COMMON.find((common) => isNear(name, common) && (isNear(ending, 'com') || ending === 'com.co'));
  if (meant === undefined || domain === `${meant}.com`) return null;
  if (isUnfinished && [`${meant}.com`, ...REAL].some((right) => right.startsWith(domain))) return null;
  return `${line.slice(0, at)}@${meant}.com`;
}

/** Whether both are one, but for a letter that is wrong, left out or too many, or two in the wrong order. */
function isNear(text: string, right: string): boolean {
  let start = 0;
  while (start < right.length && text[start] === right[start]) start += 1;
  const [rest, due] = [text.slice(start), right.slice(start)];
  return (
    rest.slice(1) === due.slice(1) ||
    rest.slice(1) === due ||
    rest === due.slice(1) ||
    (rest.slice(2) === due.slice(2) && rest[0] === due[1] && rest[1] === due[0])
  );
}
