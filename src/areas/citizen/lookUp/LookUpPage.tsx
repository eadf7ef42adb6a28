import { useSelector } from 'react-redux';
import { Page } from '#ui/Page.tsx';
import { Radicado } from '#ui/Radicado.tsx';
import { selectLookUp } from './lookUpSlice';
import { LookUpForm } from './LookUpForm';
import { SolicitudView } from './SolicitudView';
import './lookUp.scss';

/** Looks up a solicitud; once all three data match, the solicitud and what the family can do to it. */
export function LookUpPage() {
  const state = useSelector(selectLookUp);
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
          <SolicitudView state={state} />
        </Page>
      );
  }
}
