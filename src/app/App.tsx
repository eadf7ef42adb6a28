import { useSelector } from 'react-redux';
import { Outlet, Route, Router, Routes, type Navigator } from 'react-router-dom';
import { selectLocation } from '../features/location/locationSlice';
import { LoadingOverlay } from '../features/overlay/LoadingOverlay';
import { LoginScreen } from '../features/session/LoginScreen';
import { selectHasSession } from '../features/session/sessionSlice';
import { NotFound } from '../features/site/NotFound';
import { PublicFrame } from '../features/site/PublicFrame';
import { PATHS } from '../shared/paths';
import { CenteredFrame } from '../shared/ui/CenteredFrame';
import { PageAnnouncer } from '../shared/ui/PageAnnouncer';
import { ChunkView } from '../features/chunks/ChunkView';

/** The routes of spec §2, on the store's location. */
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
            <Route caseSensitive path={`${PATHS.citizen}/*`} element={<Citizen />} />
            <Route element={<Staff />}>
              <Route caseSensitive path={PATHS.site} element={null} />
              <Route caseSensitive path={`${PATHS.education}/*`} element={<ChunkView chunk="education" />} />
              <Route caseSensitive path={`${PATHS.processing}/*`} element={<ChunkView chunk="processing" />} />
            </Route>
            <Route path="*" element={<Unknown />} />
          </Routes>
        </Router>
      </LoadingOverlay>
    </PageAnnouncer>
  );
}

function Unknown() {
  return (
    <CenteredFrame>
      <NotFound />
    </CenteredFrame>
  );
}

function Citizen() {
  return (
    <PublicFrame>
      <ChunkView chunk="citizen" />
    </PublicFrame>
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
