import { Button } from '#ui/Button.tsx';

interface StepButtonProps {
  label: string;
  isBusy: boolean;
  onPress: () => void;
}

export function StepButton({ label, isBusy, onPress }: StepButtonProps) {
  return (
    <div className="actions">
      <Button primary label={label} isOff={isBusy} onClick={onPress} />
    </div>
  );
}
