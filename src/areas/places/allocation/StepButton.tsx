import { Button } from '#ui/Button.tsx';
interface StepButtonProps {
  isBusy: boolean;
  onPress: () => void;
  children: string;
}

/** It stays focusable while something is under way: `disabled` would take the focus away. */
export function StepButton({ isBusy, onPress, children }: StepButtonProps) {
  return (
    <div className="actions">
      <Button primary label={children} isOff={isBusy} onClick={() => onPress()} />
    </div>
  );
}
