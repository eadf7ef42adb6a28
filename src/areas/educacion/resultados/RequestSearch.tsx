import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { linkFollowed } from '../../../features/location/locationSlice';
import { revisarRadicado } from '../../../shared/educacion/radicado';
import { FormField } from '../../../shared/ui/FormField';
import { RESULTS_PATHS } from './places';

/** Asks for one request of the stage `etapa`; a mistyped radicado is caught before anything is asked. */
export function RequestSearch({ etapa }: { etapa: string }) {
  const dispatch = useDispatch();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { radicado: '' } });
  const submit = handleSubmit(({ radicado }) => {
    const read = revisarRadicado(radicado);
    if (read.valido) dispatch(linkFollowed({ to: RESULTS_PATHS.request(etapa, read.radicado), replace: false }));
  });
  const validate = (radicado: string) => {
    const read = revisarRadicado(radicado);
    return read.valido || read.mensaje;
  };
  return (
    <form role="search" aria-label="Buscar una solicitud" className="request-search" onSubmit={(event) => void submit(event)} noValidate>
      <FormField
        id="buscar-radicado"
        label="Número de radicado"
        hint="Por ejemplo: 2027-7K3M9QX-9"
        error={formState.errors.radicado?.message}
      >
        {(control) => (
          <input
            {...control}
            {...register('radicado', { validate })}
            className="form-control"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </FormField>
      <button type="submit" className="btn btn-primary">
        Ver la explicación
      </button>
    </form>
  );
}
