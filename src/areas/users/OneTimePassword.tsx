import { useDispatch, useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { sentence } from '#domain/words/sentence.ts';
import { createWords } from '#domain/words/words.ts';
import { CopiedHash } from '#kits/copy/CopiedHash.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { heldPassword, passwordPrinted, type GivenPassword } from './heldPassword';
import './users.scss';

/** A one-time password, for whom it is and until when: on this page, and nowhere after it. */
export function OneTimePassword({ given: { usuario, passwordId } }: { given: GivenPassword }) {
  const dispatch = useDispatch();
  const { moment } = createWords(null, useSelector(selectTimeZone));
  const password = heldPassword(passwordId);
  if (password === null) return <Notice role="status" text="La contraseña de un solo uso ya no se muestra." />;
  return (
    <Section id="clave-temporal" className="one-time" title={`Contraseña de un solo uso para ${usuario.nombre}`}>
      <p>
        Entréguela solo a esa persona. No se vuelve a mostrar: cuando salga de esta página, lo único que podrá hacer es dar otra.
      </p>
      <dl className="one-time-user">
        <dt>Usuario</dt>
        <dd translate="no">{usuario.usuario}</dd>
      </dl>
      <CopiedHash name="Contraseña" value={password} />
      {usuario.claveTemporalHasta !== null && (
        <p>{sentence(`Al ingresar con ella, la persona escoge la suya. Sirve hasta el ${moment(usuario.claveTemporalHasta)}`)}</p>
      )}
      <div className="actions screen-only">
        <Button label="Imprimir" onClick={() => dispatch(passwordPrinted())} />
      </div>
    </Section>
  );
}
