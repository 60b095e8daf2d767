import { api } from 'shared/client';
import { useSearchParams } from 'shared/router';
import { FilePreview } from '../files/FilePreview';
import { UploadField } from '../files/UploadField';
import upload from '../files/UploadField.module.css';
import form from '../form/form.module.css';
import { questionsI18n } from './i18n';
import { maxFiles, questionFiles } from './QuestionFields';
import type { Question } from './question';

interface QuestionFilesProps {
  question: Question;
  onChanged: () => void;
}

/** The files of a question; they can be changed until it is answered. */
export const QuestionFiles = ({ question: { _id, files, answer }, onChanged }: QuestionFilesProps) => {
  const t = questionsI18n.useT();
  const [query] = useSearchParams();
  const params = { id: _id };
  const removeFile = (file: string) => api.questions.removeFile({ params: { ...params, file } });
  if (answer)
    return files.map((file) => (
      <div key={file._id} className={upload.row}>
        <FilePreview file={file} />
      </div>
    ));
  return (
    <>
      {query.get('files') === 'failed' && files.length < maxFiles && (
        <p className={form.note} role="status">
          {t('filesFailed')}
        </p>
      )}
      {[...files, null].slice(0, maxFiles).map((file, index) => (
        <UploadField
          key={file?._id ?? 'new'}
          label={t('file', { number: index + 1 })}
          hint={file ? undefined : t('filesHint')}
          {...questionFiles}
          file={file}
          onSend={async (chosen, onProgress) => {
            if (file) await removeFile(file._id);
            await api.questions.addFile({ params, file: chosen }, { onProgress });
            onChanged();
          }}
          onRemove={file ? () => removeFile(file._id).then(onChanged) : undefined}
        />
      ))}
    </>
  );
};
