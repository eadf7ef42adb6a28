import { generate } from 'lean-qr';

/** Light around the code, so that a camera finds it. */
const MARGIN = 4;

export interface QrCodeProps {
  address: string;
  label: string;
}

/** An address as a camera reads it; black on white in the dark too. */
export default function QrCode({ address, label }: QrCodeProps) {
  const code = generate(address);
  const size = code.size + 2 * MARGIN;
  const dark: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) dark.push(`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`);
  }
  return (
    <svg className="receipt-qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
