import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Chunk } from '../../shared/chunk';
import { PATHS } from '../../shared/paths';
import { selectPath } from '../location/locationSlice';
import { Home } from './Home';
import { Shell } from './Shell';

/** The shell around a staff page; `sitio` itself is the shell's home. */
function SiteView({ children }: { children?: ReactNode }) {
  const path = useSelector(selectPath);
  return <Shell>{path === PATHS.site ? <Home /> : children}</Shell>;
}

export const chunk: Chunk = { View: SiteView };
