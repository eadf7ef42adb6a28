import type { Usuario } from '#domain/contractTypes.ts';
import type { Words } from '#domain/words/words.ts';
import { Notice } from '#ui/Notice.tsx';
import { grantsText, passwordText } from '../userTexts';

const SITUACION = { in: 'habilitado', out: 'inhabilitado' } as const;
const situacionOf = ({ inhabilitadoEn }: Usuario) => (inhabilitadoEn === null ? SITUACION.in : SITUACION.out);

/** What somebody else has changed since the page showed the user. */
export function UserNews({ before, now, words }: { before: Usuario; now: Usuario; words: Words }) {
  const changes = [
    { name: 'Nombre', was: before.nombre, is: now.nombre },
    { name: 'Qué hace', was: grantsText(before), is: grantsText(now) },
    { name: 'Situación', was: situacionOf(before), is: situacionOf(now) },
    { name: 'Contraseña', was: passwordText(before, words), is: passwordText(now, words) },
  ].filter(({ was, is }) => was !== is);
  if (changes.length === 0) return null;
  return (
    <Notice>
      <p>Esto cambió otra persona mientras usted veía la página; lo que usted escribió sigue en los campos.</p>
      <ul>
        {changes.map(({ name, was, is }) => (
          <li key={name}>{`${name}: era «${was}» y ahora es «${is}».`}</li>
        ))}
      </ul>
    </Notice>
  );
}
