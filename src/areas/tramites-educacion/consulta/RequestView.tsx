import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { NOMBRES_DE_ESTADO } from '../../../shared/educacion/estados';
import { Notice } from '../../../shared/ui/Notice';
import { CITIZEN_PATHS } from '../paths';
import { useDates } from '../useDates';
import { Conditions } from './Conditions';
import { refreshRequested, requestClosed, type ConsultaState, type News } from './consultaSlice';
import { History } from './History';
import { OpenRequest } from './OpenRequest';
import { Options } from './Options';
import { ESTADO_EXPLAINED, MOVES } from './texts';

export type ShownState = Extract<ConsultaState, { status: 'shown' | 'confirming' | 'sending' | 'refreshing' }>;

/** A request as its family sees it: how it stands, what can be done, and how it came to it. */
export function RequestView({ state }: { state: ShownState }) {
  const { solicitud, status } = state;
  const { estado, datos, radicadaEn } = solicitud;
  const dispatch = useDispatch();
  const { moment } = useDates();
  const isBusy = status !== 'shown';
  return (
    <div className="request" aria-busy={isBusy}>
      <div role="status">{state.status === 'shown' && state.news && <NewsNotice news={state.news} />}</div>
      <section className="request-state" aria-labelledby="estado">
        <h2 id="estado">
          <span>Estado: </span>
          <strong>{NOMBRES_DE_ESTADO[estado]}</strong>
        </h2>
        <p>{ESTADO_EXPLAINED[estado]}</p>
        <dl className="request-data">
          <dt>Estudiante</dt>
          <dd>{`${datos.estudiante.nombres} ${datos.estudiante.apellidos}`}</dd>
          <dt>Radicada</dt>
          <dd>{moment(radicadaEn)}</dd>
          <dt>Año escolar</dt>
          <dd>{solicitud.anio}</dd>
        </dl>
      </section>
      <OpenRequest state={state} />
      <Options solicitud={solicitud} />
      <Conditions solicitud={solicitud} />
      <History solicitud={solicitud} />
      <div className="actions">
        <button type="button" className="btn btn-quiet" disabled={isBusy} onClick={() => dispatch(refreshRequested())}>
          Actualizar
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => dispatch(printRequested())}>
          Imprimir
        </button>
        <button
          type="button"
          className="btn btn-quiet"
          disabled={status === 'sending'}
          onClick={() => dispatch(requestClosed())}
        >
          Cerrar esta solicitud
        </button>
      </div>
    </div>
  );
}

function NewsNotice({ news }: { news: News }) {
  return news.kind === 'done' ? (
    <Notice tone="info">
      <p>{MOVES[news.move].done}</p>
    </Notice>
  ) : (
    <Notice tone="danger">
      <p>{news.message}</p>
    </Notice>
  );
}
