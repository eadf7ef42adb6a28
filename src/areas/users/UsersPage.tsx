import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { CardCell, CardTable } from '#kits/listing/CardTable.tsx';
import { ListFilters, type Filter } from '#kits/listing/ListFilters.tsx';
import { ListSkeleton } from '#kits/listing/ListSkeleton.tsx';
import { ListView, type ListWords } from '#kits/listing/ListView.tsx';
import type { Usuario } from '#domain/contractTypes.ts';
import { createWords } from '#domain/words/words.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { grantsText, lastSignInText } from './userTexts';
import { users, usersAddress } from './users';
import { USERS_PATHS } from './usersPaths';
import './users.scss';
import { SituacionMark } from './SituacionMark';

const WORDS: ListWords = {
  none: 'No se encontró ningún usuario.',
  one: 'Se encontró un usuario.',
  many: (total) => `Se encontraron ${total} usuarios.`,
  empty: { title: 'Ningún usuario es como lo busca', hint: 'Pruebe con menos palabras.', all: 'Ver todos los usuarios' },
};
const FILTERS: readonly Filter[] = [
  {
    name: 'situacion',
    label: 'Situación',
    all: 'Todos',
    choices: [
      { value: 'habilitado', name: 'Habilitados' },
      { value: 'inhabilitado', name: 'Inhabilitados' },
    ],
  },
];
const COLUMNS = ['Nombre', 'Usuario', 'Qué hace', 'Situación', 'Último ingreso'];

/** Who may sign in, and what for (F80). */
export function UsersPage() {
  return (
    <Page title="Usuarios">
      <div className="actions users-ways screen-only">
        <ButtonLink primary label="Nuevo usuario" to={USERS_PATHS.newUser} />
      </div>
      <ListFilters address={usersAddress} filters={FILTERS} textLabel="Nombre o usuario" action="Filtrar" />
      <ListView
        id="usuarios"
        heading="Personas"
        address={usersAddress}
        reading={users}
        words={WORDS}
        skeleton={<ListSkeleton lines={2} />}
      >
        {(rows) => (
          <CardTable labelledBy="usuarios" columns={COLUMNS}>
            {rows.map((row) => (
              <UserRow key={row.usuario} row={row} />
            ))}
          </CardTable>
        )}
      </ListView>
    </Page>
  );
}

function UserRow({ row }: { row: Usuario }) {
  const words = createWords(null, useSelector(selectTimeZone));
  return (
    <tr>
      <th scope="row">
        <Link to={USERS_PATHS.user(row.usuario)} translate="no">
          {row.nombre}
        </Link>
      </th>
      <CardCell label="Usuario" holds="name">
        <span translate="no">{row.usuario}</span>
        {row.propio && <span className="card-table-note">Usted</span>}
      </CardCell>
      <CardCell label="Qué hace" holds="words">
        <span>{grantsText(row)}</span>
      </CardCell>
      <CardCell label="Situación">
        <span>
          <SituacionMark usuario={row} />
        </span>
      </CardCell>
      <CardCell label="Último ingreso">
        <span>{lastSignInText(row, words)}</span>
      </CardCell>
    </tr>
  );
}
