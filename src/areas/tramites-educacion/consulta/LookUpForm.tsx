import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { Notice } from '../../../shared/ui/Notice';
import { useDates } from '../useDates';
import { lookUpSubmitted, type ConsultaState } from './consultaSlice';
import { lookUpSchema } from './lookUpSchema';

const WHERE = 'Está en el comprobante que recibió al pedir el cupo.';

/** Asks for the three data that only the family has together. */
export function LookUpForm({ state }: { state: Extract<ConsultaState, { status: 'asking' | 'limited' | 'looking' }> }) {
  const dispatch = useDispatch();
  const { today } = useDates();
  const form = useForm({
    resolver: valibotResolver(lookUpSchema(today())),
    defaultValues: { radicado: '', documento: '', fechaNacimiento: '' },
    mode: 'onTouched',
  });
  const submit = form.handleSubmit((identificacion) => dispatch(lookUpSubmitted(identificacion)));
  return <form onSubmit={(event) => void submit(event)} />;
}
