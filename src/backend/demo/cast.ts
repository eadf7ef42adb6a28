import type { Grado } from '#domain/contractTypes.ts';
import { vacantesOf, type Oferta } from './city';
import { firstClosingOf, SUBSANACION_DAYS } from './demoConvocatoria';
import { midnightAfter, plusHours } from './demoDates';
import { decide, type DemoSetting, validateSolicitud } from './demoProcessing';
import type { DemoSolicitud, SolicitudFactory } from './demoSolicitud';
import { askSubsanacion, move, take } from './life';

/** Who has what is half done. */
const REVIEWER = 'funcionario';

const PAPERS: Readonly<Record<string, string>> = {
  discapacidad: 'Certificado de discapacidad',
  proteccion: 'Auto del proceso de restablecimiento de derechos',
  victima: 'Constancia del Registro Único de Víctimas',
  grupo_etnico: 'Certificado de pertenencia étnica',
};

interface Role {
  readonly nombres: string;
  readonly apellidos: string;
  readonly grado: Grado;
  readonly condicion: keyof typeof PAPERS;
  readonly opciones: readonly Oferta[];
  /** Whose name its support has, where it is another's. */
  readonly certified?: string;
  readonly names?: DemoSolicitud;
  readonly cupoAmong?: readonly Oferta[];
}

/** Those of a grado, the one with the most seats first. */
const byVacantes = (ofertas: readonly Oferta[], grado: Grado): readonly Oferta[] =>
  ofertas.filter((oferta) => oferta.grado === grado).sort((one, other) => vacantesOf(other) - vacantesOf(one));

/** What makes the cast's solicitudes, filed one after the other before anybody else's. */
function createCasting({ convocatoria }: DemoSetting, factory: SolicitudFactory) {
  const filed: DemoSolicitud[] = [];
  const file = ({ grado, condicion, certified, names, cupoAmong = [], ...role }: Role): DemoSolicitud => {
    const { nombres, apellidos, opciones } = role;
    const soporte = [
      PAPERS[condicion] ?? '',
      `A nombre de: ${certified ?? `${nombres} ${apellidos}`}`,
      'Documento inventado para la demostración',
    ];
    const cast = { nombres, apellidos, opciones, soporte, names };
    const demoSolicitud = factory.make({ grado, among: [], condicion, cupoAmong, cast });
    filed.push(demoSolicitud);
    move(demoSolicitud.life, convocatoria, {
      to: 'radicada',
      role: 'familia',
      en: plusHours(convocatoria.abre, 6 + filed.length / 2),
    });
    return demoSolicitud;
  };
  return { filed, file };
}

/**
 * The solicitudes of the first stage that a newcomer is told of (README.md beside this): six to decide, and three whose
 * result is the same whatever seed is drawn, since nobody else asks for their places and each has a class of its own.
 */
export function castEtapa(setting: DemoSetting, factory: SolicitudFactory, ofertas: readonly Oferta[]): readonly DemoSolicitud[] {
  const { luck, convocatoria, now } = setting;
  const closing = firstClosingOf(now);
  const { filed, file } = createCasting(setting, factory);
  const ample = (grado: Grado): readonly Oferta[] => byVacantes(ofertas, grado).slice(0, 1);

  file({ nombres: 'Valentina', apellidos: 'Ospina Marín', grado: 6, condicion: 'discapacidad', opciones: ample(6) });
  file({
    ...{ nombres: 'Samuel', apellidos: 'Zapata Díaz', grado: 6, condicion: 'victima', opciones: ample(6) },
    certified: 'Óscar Yepes Tovar',
  });
  const brother = file({ nombres: 'Martín', apellidos: 'Quiñones Peña', grado: 8, condicion: 'proteccion', opciones: ample(8) });
  const sister = {
    nombres: 'Luciana',
    apellidos: 'Quiñones Peña',
    grado: 6,
    condicion: 'proteccion',
    opciones: ample(6),
  } as const;
  file({ ...sister, names: brother });

  const claims = file({
    ...{ nombres: 'Nicolás', apellidos: 'Galeano Núñez', grado: 10, condicion: 'grupo_etnico', opciones: ample(10) },
    cupoAmong: ofertas.filter(({ grado, continuan }) => grado === 10 && continuan > 0),
  });
  const corrects = file({
    ...{ nombres: 'Emilia', apellidos: 'Tovar Núñez', grado: 6, condicion: 'grupo_etnico', opciones: ample(6) },
  });
  for (const one of [claims, corrects]) {
    take(one.life, convocatoria, luck, plusHours(closing, 9), REVIEWER);
    decide(setting, one, REVIEWER, plusHours(one.life.en, 1), 'grupo_etnico');
  }
  // Its last day is today.
  const asked = plusHours(midnightAfter(now, -SUBSANACION_DAYS), 9);
  askSubsanacion(
    corrects.life,
    convocatoria,
    REVIEWER,
    asked,
    'El nombre del acudiente no está completo: escríbalo como está en su cédula.',
  );

  const [first, second] = byVacantes(ofertas, 5).filter((oferta) => vacantesOf(oferta) === 1);
  if (!first || !second) throw new RangeError('No two places with one seat');
  const waiting = [
    { nombres: 'Isabella', apellidos: 'Acuña Ramírez', condicion: 'discapacidad', opciones: [first] },
    { nombres: 'Matías', apellidos: 'Restrepo Uribe', condicion: 'proteccion', opciones: [first, second] },
    { nombres: 'Zoé', apellidos: 'Vásquez Patiño', condicion: 'victima', opciones: [second] },
  ];
  for (const role of waiting) validateSolicitud(setting, file({ ...role, grado: 5 }), closing, role.condicion);
  return filed;
}
