import { CenteredFrame } from '#ui/CenteredFrame.tsx';
import { Notice } from '#ui/Notice.tsx';

/** In place of a screen that broke while it was drawn: never a blank page. */
export function CrashScreen({ onReload }: { onReload: () => void }) {
  return (
    <CenteredFrame>
      <h1>Algo salió mal</h1>
      <Notice tone="danger" role="alert">
        <p>No fue posible mostrar esta página. Recárguela para continuar; si vuelve a ocurrir, informe al administrador.</p>
      </Notice>
      <div className="actions">
        <button type="button" className="btn btn-primary" onClick={onReload}>
          Recargar la página
        </button>
      </div>
    </CenteredFrame>
  );
}
