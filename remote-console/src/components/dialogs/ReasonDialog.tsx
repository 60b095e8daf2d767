import { ReasonInput } from '../inputs/ReasonInput';
import { FormDialog } from './FormDialog';

interface Props {
  title: string;
  lead: string;
  submit: string;
  /** "Reason" by default. */
  reasonLabel?: string;
  /** Rejects with what the API refuses; the dialogue then stays open and shows it. */
  onSubmit: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the reason of a refusal or cancellation. */
export const ReasonDialog = ({ reasonLabel, onSubmit, ...rest }: Props) => (
  <FormDialog
    {...rest}
    tone="error"
    defaults={{ reason: '' }}
    onSubmit={({ reason }: { reason: string }) => onSubmit(reason)}
  >
    <ReasonInput label={reasonLabel} />
  </FormDialog>
);
