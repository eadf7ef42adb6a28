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
            <Route caseSensitive path={`${PATHS.citizen}/*`} element={<Citizen />} />
            <Route element={<Staff />}>
              <Route caseSensitive path={PATHS.site} element={null} />
              <Route caseSensitive path={`${PATHS.places}/*`} element={<ChunkView chunk="places" />} />
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
