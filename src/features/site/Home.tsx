import { useSelector } from 'react-redux';
import { selectMenu } from '../menu/menuSlice';
import { Page } from '../../shared/ui/Page';
import { Skeleton } from '../../shared/ui/Skeleton';
import { Sections } from './Sections';

/** `sitio`: the person's sections, as far as the stored menu gives any (D11). */
export function Home() {
  const menu = useSelector(selectMenu);
  return (
    <Page title="Inicio" heading="Sus secciones">
      {menu.status === 'unread' && <Skeleton lines={4} />}
      {menu.status === 'missing' && (
        <p className="lead-text">No se encontró el menú de este usuario, por lo que no hay secciones para mostrar.</p>
      )}
      {menu.status === 'ready' && <Sections entries={menu.entries} />}
    </Page>
  );
}
