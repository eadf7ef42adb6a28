import { memo } from 'react';
import { useSelector } from 'react-redux';
import { selectConfig } from '#core/config/configSlice.ts';

/** Year label and administration name (B15, D27). */
export const Footer = memo(function Footer() {
  const { footerYear, administration } = useSelector(selectConfig);
  return (
    <footer className="footer">
      <span>{footerYear}</span>
      <span>{administration}</span>
    </footer>
  );
});
