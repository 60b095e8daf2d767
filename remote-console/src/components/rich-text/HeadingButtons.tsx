import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { Heading2, Heading3, Pilcrow } from 'lucide-react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useTranslate } from 'react-admin';
import { useEditorUpdates } from './use-editor-updates';

const headings = [
  { level: 2, Icon: Heading2 },
  { level: 3, Icon: Heading3 },
] as const;

/** Buttons for plain text and the two heading levels below the page's own. */
export const HeadingButtons = () => {
  const translate = useTranslate();
  const editor = useTiptapEditor();
  useEditorUpdates(editor);
  const current = headings.find(({ level }) => editor?.isActive('heading', { level }))?.level ?? 0;
  const paragraphLabel = translate('ra.tiptap.paragraph');
  return (
    <ToggleButtonGroup size="small" exclusive value={current} aria-label={translate('ra.tiptap.select_level')}>
      <ToggleButton
        value={0}
        aria-label={paragraphLabel}
        title={paragraphLabel}
        onClick={() => editor.chain().focus().setNode('paragraph').run()}
      >
        <Pilcrow size={16} aria-hidden />
      </ToggleButton>
      {headings.map(({ level, Icon }) => {
        const name = translate(`ra.tiptap.heading${level}`);
        return (
          <ToggleButton
            key={level}
            value={level}
            aria-label={name}
            title={name}
            onClick={() => editor.chain().focus().toggleNode('heading', 'paragraph', { level }).run()}
          >
            <Icon size={16} aria-hidden />
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
};
