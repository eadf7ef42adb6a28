import type { SyntheticEvent } from 'react';
import { useSelector } from 'react-redux';
import { selectConfig } from '../config/configSlice';
import { selectOverlayShown } from './overlaySlice';

/**
 * B16, B17: full screen; text, colours and image as configured. The status region is there from the start,
 * in its place: an element that grew to the window's size would count as a shift of the layout.
 */
export function OverlayScreen() {
  const shown = useSelector(selectOverlayShown);
  const { overlay } = useSelector(selectConfig);
  return (
    <div
      className={shown ? 'overlay' : 'overlay-idle'}
      style={shown ? { backgroundColor: overlay.backgroundColor, color: overlay.textColor } : undefined}
    >
      {shown && <img className="overlay-image" src={overlay.image} alt="" onError={hide} />}
      <p className="overlay-text" role="status">
        {shown ? overlay.text : ''}
      </p>
    </div>
  );
}

/** A missing image leaves the text; the next showing tries it again. */
function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.hidden = true;
}
