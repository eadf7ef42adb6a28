import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { CITIZEN_PATHS } from '../citizenPaths';
import { guardados } from '../solicitudForms';

/** The sedes that the family kept, and the way to ask for a place in them. */
export function KeptSedes() {
  const dispatch = useDispatch();
  const { sedes } = useSelector(guardados.select);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="guardados" className="kept-sedes">
      <h2 id="guardados" ref={heading} tabIndex={-1}>{`Lugares guardados (${sedes.length})`}</h2>
      <p>
        Guarde los que le gusten: al pedir el cupo, el paso «Opciones» los muestra primero. Quedan en esta pestaña hasta que la
        cierre o termine su solicitud.
      </p>
      {sedes.length > 0 && (
        <>
          <ul>
            {sedes.map((sede) => (
              <li key={sede.id}>
                <span>{sede.nombre}</span>
                <Button
                  label="Quitar"
                  aria-label={`Quitar ${sede.nombre}`}
                  onClick={() => {
                    dispatch(guardados.events.toggled(sede));
                    heading.current?.focus();
                  }}
                />
              </li>
            ))}
          </ul>
          <div className="actions">
            <ButtonLink label="Pedir un cupo" to={CITIZEN_PATHS.solicitud} />
          </div>
        </>
      )}
    </section>
  );
}
