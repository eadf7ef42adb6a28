import { Link, useLocation } from 'react-router-dom';
import { PROCESSING_PATHS } from '../processingPaths';
import { inboxSearch } from './nextInInbox';

/** What is looked at most; any other view is an address too, and can be kept as a bookmark. */
const VIEWS = [
  { search: '', name: 'Por hacer' },
  { search: '?asignacion=mias', name: 'Por hacer, a su cargo' },
  { search: '?asignacion=libres', name: 'Por hacer, de nadie' },
  { search: '?estado=todas&plazo=hoy', name: 'Vencen hoy' },
  { search: '?estado=por_confirmar', name: 'Por confirmar' },
  { search: '?estado=con_reclamo', name: 'Con reclamo' },
  { search: '?estado=todas', name: 'Todas' },
];

export function InboxViews() {
  const asked = inboxSearch(useLocation().search);
  return (
    <nav aria-label="Vistas" className="screen-only">
      <ul className="inbox-views">
        {VIEWS.map(({ search, name }) => (
          <li key={name}>
            <Link to={PROCESSING_PATHS.inbox + search} aria-current={asked === search ? 'true' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
