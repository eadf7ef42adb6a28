import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { shownData } from '#kits/reading/readingState.ts';
import { ReadingOf } from '#kits/reading/ReadingView.tsx';
import { NotFound } from '#shell/NotFound.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { userAt, USERS_PATHS } from '../usersPaths';
import { UserView } from './UserView';
import { user } from './user';
import '../users.scss';

/** A user: what they may do, and whether they come in. */
export function UserPage() {
  const login = userAt(useLocation().pathname);
  const name = shownData(useSelector(user.select))?.nombre ?? login;
  if (login === null) return <NotFound />;
  return (
    <Page title={`Usuario ${login}`} heading={<span translate="no">{name}</span>}>
      <div className="actions users-ways screen-only">
        <ButtonLink label="Volver a los usuarios" to={USERS_PATHS.list} />
      </div>
      <ReadingOf reading={user} skeleton={<Skeleton lines={14} />} notFound={`No hay un usuario «${login}».`}>
        {(data) => <UserView data={data} />}
      </ReadingOf>
    </Page>
  );
}
