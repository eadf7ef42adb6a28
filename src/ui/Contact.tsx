import { hasContacto, telephoneLink, whatsappLink } from '#domain/contacto.ts';
import type { Contacto } from '#domain/contractTypes.ts';
import './contact.scss';

/** Where a person answers, each way as a link that uses it; nothing where nobody is named. */
export function Contact({ contacto, title = '¿Necesita ayuda?' }: { contacto: Contacto | null; title?: string }) {
  if (contacto === null || !hasContacto(contacto)) return null;
  const { telefono, whatsapp, correo, oficina, horario } = contacto;
  return (
    <div className="contact">
      <p>{title}</p>
      <ul>
        {telefono !== null && <Way name="Teléfono" value={telefono} to={telephoneLink(telefono)} />}
        {whatsapp !== null && <Way name="WhatsApp" value={whatsapp} to={whatsappLink(whatsapp)} />}
        {correo !== null && <Way name="Correo" value={correo} to={`mailto:${correo}`} />}
        {oficina !== null && <Way name="Oficina" value={oficina} />}
        {horario !== null && <Way name="Horario" value={horario} />}
      </ul>
    </div>
  );
}

function Way({ name, value, to }: { name: string; value: string; to?: string }) {
  return (
    <li>
      <span>{`${name}: `}</span>
      {to === undefined ? (
        <span>{value}</span>
      ) : (
        <a href={to} rel="noreferrer">
          {value}
        </a>
      )}
    </li>
  );
}
