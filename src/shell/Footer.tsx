import { memo } from 'react';
import { useSelector } from 'react-redux';
import { selectConfig } from '#core/config/configSlice.ts';

/** Spec §2: year label and administration name (D27). */
export const Footer = memo(function Footer() {
  const { footerYear, administration } = useSelector(selectConfig);
  return (
    <footer className="footer">
      <span>{footerYear}</span>
      <span>{administration}</span>
    </footer>
  );
});
