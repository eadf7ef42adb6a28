import { useSelector } from 'react-redux';
import { Outlet, Route, Router, Routes, type Navigator } from 'react-router-dom';
import { selectLocation } from '#core/location/locationSlice.ts';
import { LoadingOverlay } from '#core/overlay/LoadingOverlay.tsx';
import { LoginScreen } from '#core/session/LoginScreen.tsx';
import { selectHasSession } from '#core/session/sessionSlice.ts';
import { NotFound } from '#shell/NotFound.tsx';
import { PublicFrame } from '#shell/PublicFrame.tsx';
import { PATHS } from '#core/location/paths.ts';
import { CenteredFrame } from '#ui/CenteredFrame.tsx';
import { PageAnnouncer } from '#ui/PageAnnouncer.tsx';
import { ChunkView } from '#core/chunks/ChunkView.tsx';
import { AREAS } from './areas';

const PUBLIC_AREAS = AREAS.filter(({ isPublic }) => isPublic);
const STAFF_AREAS = AREAS.filter(({ isPublic }) => !isPublic);

/** The routes (B1 to B7), on the store's location. */
export function App({ navigator }: { navigator: Navigator }) {
  const location = useSelector(selectLocation);
  if (location.status === 'unknown') return null;
  const { path, search, key } = location;
  return (
    <PageAnnouncer>
      <LoadingOverlay>
        <Router navigator={navigator} location={{ pathname: path, search, hash: '', key, state: null }}>
          <Routes>
            {/* The location's saga leads from here to the citizens' area. */}
            <Route path={PATHS.start} element={null} />
            <Route caseSensitive path={PATHS.login} element={<LoginScreen />} />
            {PUBLIC_AREAS.map(({ name, path: home }) => (
              <Route
                key={name}
                caseSensitive
                path={`${home}/*`}
                element={
                  <PublicFrame home={home}>
                    <ChunkView chunk={name} />
                  </PublicFrame>
                }
              />
            ))}
            <Route element={<Staff />}>
              <Route caseSensitive path={PATHS.site} element={null} />
              {STAFF_AREAS.map(({ name, path: home }) => (
                <Route key={name} caseSensitive path={`${home}/*`} element={<ChunkView chunk={name} />} />
              ))}
            </Route>
            <Route
              path="*"
              element={
                <CenteredFrame>
                  <NotFound />
                </CenteredFrame>
              }
            />
          </Routes>
        </Router>
      </LoadingOverlay>
    </PageAnnouncer>
  );
}

/** Nothing of a staff page is shown without a session, not for a frame. */
function Staff() {
  const hasSession = useSelector(selectHasSession);
  return hasSession ? (
    <ChunkView chunk="site">
      <Outlet />
    </ChunkView>
  ) : null;
}
