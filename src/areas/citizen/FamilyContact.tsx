import { useSelector } from 'react-redux';
import { shownData } from '#kits/reading/readingState.ts';
import { Contact } from '#ui/Contact.tsx';
import { convocatoria } from './convocatoria';

/** Where a person answers the families of the year's convocatoria. */
export function FamilyContact({ title }: { title?: string }) {
  const contacto = shownData(useSelector(convocatoria.select))?.contacto ?? null;
  return <Contact contacto={contacto} {...(title !== undefined && { title })} />;
}
