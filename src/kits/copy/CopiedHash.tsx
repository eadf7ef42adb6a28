import { useState } from 'react';
import { copyText } from '#services/clipboard/copyText.ts';
import { Button } from '#ui/Button.tsx';
import { Hash } from '#ui/Hash.tsx';

/** A hash, or another long text, with a button that copies it; nothing of it concerns the store. */
export function CopiedHash({ name, value }: { name: string; value: string }) {
  const [told, setTold] = useState('');
  const copy = async () => {
    setTold('');
    const isCopied = await copyText(value);
    setTold(isCopied ? 'Copiado.' : 'Este navegador no dejó copiarlo: selecciónelo y cópielo usted.');
  };
  return (
    <div className="copied">
      <Hash name={name} value={value} />
      <Button label="Copiar" aria-label={`Copiar: ${name}`} onClick={() => void copy()} />
      <p role="status">{told}</p>
    </div>
  );
}
