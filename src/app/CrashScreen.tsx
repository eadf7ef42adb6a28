import { CenteredFrame } from '#ui/CenteredFrame.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Button } from '#ui/Button.tsx';

/** In place of a screen that broke while it was drawn: never a blank page. */
export function CrashScreen({ onReload }: { onReload: () => void }) {
  return (
    <CenteredFrame>
      <h1>Algo salió mal</h1>
      <Notice
        tone="danger"
        role="alert"
        text="No fue posible mostrar esta página. Recárguela para continuar; si vuelve a ocurrir, informe al administrador."
      />
      <div className="actions">
        <Button primary label="Recargar la página" onClick={onReload} />
      </div>
    </CenteredFrame>
  );
}
