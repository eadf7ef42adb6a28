import { useSelector } from 'react-redux';
import { shownData } from '#kits/reading/readingState.ts';
import { MOST_COUNTED } from '#domain/mostCounted.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { PROCESSING_PATHS } from '../processingPaths';
import { callsCount } from './calls';

/** The way to the families to be telephoned, with how many there are once that is known. */
export function CallsLink() {
  const total = shownData(useSelector(callsCount.select))?.total;
  const count = total === undefined ? '' : ` (${total}${total === MOST_COUNTED ? ' o más' : ''})`;
  return <ButtonLink label={`Llamadas por hacer${count}`} to={PROCESSING_PATHS.calls} />;
}
