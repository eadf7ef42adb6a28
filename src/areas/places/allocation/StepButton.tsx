interface StepButtonProps {
  isBusy: boolean;
  onPress: () => void;
  children: string;
}

/** It stays focusable while something is under way: `disabled` would take the focus away. */
export function StepButton({ isBusy, onPress, children }: StepButtonProps) {
  return (
    <div className="actions">
      <button type="button" className="btn btn-primary" aria-disabled={isBusy} onClick={() => !isBusy && onPress()}>
        {children}
      </button>
    </div>
  );
}
