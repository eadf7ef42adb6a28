import { hashPassword, isCheaper, nobodysHash, passwordMatches, recommendedCost } from '#backend/users/passwords.ts';
import { passwordProblem } from '#backend/users/passwordRules.ts';

const cheap = 4;

describe('a password that is kept', () => {
  it('is kept at the recommended cost, with its parameters, and matches no other', async () => {
    const hash = await hashPassword('lluvia sobre tejados', recommendedCost);
    expect(hash).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await passwordMatches('lluvia sobre tejados', hash)).toBe(true);
    expect(await passwordMatches('lluvia sobre tejados ', hash)).toBe(false);
  });

  it('is another each time', async () => {
    expect(await hashPassword('a', cheap)).not.toBe(await hashPassword('a', cheap));
  });

  it('is checked by the parameters that it has, and told when they are those of before', async () => {
    // Made elsewhere: crypto.scryptSync('ñandú', salt, 32, { N: 16, r: 1, p: 2 }).
    const kept = '$scrypt$ln=4,r=1,p=2$MDEyMzQ1Njc4OWFiY2RlZg$vOg+igkd4GWMcEwxF30alY9uAr8KMOyjwtW/iJpl1BY';
    expect(await passwordMatches('ñandú', kept)).toBe(true);
    expect([isCheaper(kept, 4), isCheaper(kept, 5)]).toEqual([false, true]);
  });

  it('is nobody’s where nobody has one', async () => {
    const hash = nobodysHash(cheap);
    expect(isCheaper(hash, cheap)).toBe(false);
    expect(await passwordMatches('', hash)).toBe(false);
  });

  it.each(['', 'secreto', '$scrypt$ln=4,r=8$a$b', '$2b$10$abc'])('is not read from %j', async (hash) => {
    await expect(passwordMatches('x', hash)).rejects.toThrow('a form that is not known');
  });
});

describe('a new password', () => {
  it.each([
    'lluvia sobre tejados',
    'tres canoas verdes',
    'Xk92 mvQ7 rt1p',
    '👩‍🏫 y doce más…',
    'ñ'.repeat(4) + 'abcdefghj',
    'a'.repeat(100) + ' bcdefghijk, de 128 en total',
  ])('may be %j', (password) => {
    expect(passwordProblem(password, 'ana.diaz')).toBeUndefined();
  });

  it.each([
    ['11 caracteres', 'tiene que ser más larga', /12 caracteres o más/],
    ['eleven of two units each', '😀'.repeat(11), /12 caracteres o más/],
    ['129', 'lluvia sobre tejados'.padEnd(129, ' y'), /más de 128/],
    ['the login', 'Ana-Diaz-2026!', /nombre de usuario/],
    ['the login twice', 'ana.diaz ana.diaz', /nombre de usuario/],
    ['a word and figures', 'Contraseña2026', /primeras que se prueban/],
    ['the source system and figures', 'PISAMI-2026-pisami', /primeras que se prueban/],
    ['one key', 'aaaaaaaaaaaaaa', /primeras que se prueban/],
    ['few keys', '123123123123', /primeras que se prueban/],
    ['one that was leaked', 'sonyericsson', /primeras que se prueban/],
    ['keys in a row', 'qwertyuiopas', /primeras que se prueban/],
    ['letters backwards', 'zyxwvutsrqpo', /primeras que se prueban/],
    ['figures in a row', '123456789012', /primeras que se prueban/],
  ])('may not be %s', (what, password, problem) => {
    expect(passwordProblem(what === '11 caracteres' ? password.slice(0, 11) : password, 'ana.diaz')).toMatch(problem);
  });
});
