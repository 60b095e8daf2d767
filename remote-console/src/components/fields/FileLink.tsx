import { Button } from '@mui/material';
import { api } from 'shared/client';
import type { FileRef } from 'shared/contract';
import { saveFile } from 'shared/ui';
import { useFailureNotice } from '../hooks/use-failure-notice';
import { getStagedFile } from '../media/staged-files';

const size = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Downloads a file by a call to the API, because private files need the sign-in. */
export const FileLink = ({ file }: { file: FileRef }) => {
  const notifyFailure = useFailureNotice();
  const fetchFile = async () => {
    try {
      saveFile(getStagedFile(file) ?? (await api.files.download({ params: { id: file._id } })), file.name);
    } catch (cause) {
      notifyFailure(cause);
    }
  };
  return (
    <Button
      onClick={() => void fetchFile()}
      sx={{ justifyContent: 'flex-start', textAlign: 'left', overflowWrap: 'anywhere', fontWeight: 500 }}
    >
      {file.name} ({size(file.size)})
    </Button>
  );
};
