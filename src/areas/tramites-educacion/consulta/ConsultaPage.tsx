import { useSelector } from 'react-redux';
import { Page } from '../../../shared/ui/Page';
import { Radicado } from '../../../shared/ui/Radicado';
import { selectConsulta } from './consultaSlice';
import { LookUpForm } from './LookUpForm';
import { RequestView } from './RequestView';
import './consulta.scss';

/** Looks up a request; once all three data match, the request and what the family can do to it. */
export function ConsultaPage() {
  const state = useSelector(selectConsulta);
  switch (state.status) {
    case 'asking':
    case 'limited':
    case 'looking':
      return (
        <Page title="Consultar una solicitud">
          <LookUpForm state={state} />
        </Page>
      );
    case 'shown':
    case 'confirming':
    case 'sending':
    case 'refreshing':
      return (
        <Page
          title="Su solicitud"
          heading={
            <>
              Solicitud <Radicado>{state.solicitud.radicado}</Radicado>
            </>
          }
        >
          <RequestView state={state} />
        </Page>
      );
  }
}
