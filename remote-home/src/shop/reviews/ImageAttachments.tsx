import { AttachmentsField } from 'shared/account-forms';

interface ImageAttachmentsProps {
  label: string;
  hint: string;
  maxFiles: number;
  files: File[];
  onChange: (files: File[]) => void;
}

/** Images that are sent with a form, of the types and the size that the API takes. */
export const ImageAttachments = (props: ImageAttachmentsProps) => (
  <AttachmentsField accept=".jpg,.jpeg,.png,.webp,.gif" maxMegabytes={10} {...props} />
);
