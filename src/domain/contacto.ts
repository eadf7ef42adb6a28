import type { Contacto } from './contractTypes';

/** Whether there is anybody to ask: hours alone are nobody. */
export function hasContacto({ telefono, whatsapp, correo, oficina }: Contacto): boolean {
  return [telefono, whatsapp, correo, oficina].some((part) => part !== null);
}

/** The address that dials a telephone; what follows 'ext' is dialled by the person. */
export function telephoneLink(telefono: string): string {
  const [number = ''] = telefono.toLowerCase().split('ext');
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}

/** The address that opens a conversation; of a number that `contactoSchema` takes. */
export function whatsappLink(whatsapp: string): string {
  return `https://wa.me/${whatsappDigits(whatsapp) ?? ''}`;
}

/** In the country's ten digits or with any country's prefix, as wa.me wants it; null: it is neither. */
export function whatsappDigits(text: string): string | null {
  const plain = text.replace(/[\s().-]/g, '');
  if (/^3\d{9}$/.test(plain)) return `57${plain}`;
  return /^\+[1-9]\d{7,14}$/.test(plain) ? plain.slice(1) : null;
}

/** As a letter says it, one way a line; empty where there is nobody to ask. */
export function contactoLines(contacto: Contacto | null): string[] {
  if (contacto === null || !hasContacto(contacto)) return [];
  const { telefono, whatsapp, correo, oficina, horario } = contacto;
  const parts = [
    ['Teléfono', telefono],
    ['WhatsApp', whatsapp],
    ['Correo', correo],
    ['Oficina', oficina],
    ['Horario', horario],
  ] as const;
  return parts.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
}
