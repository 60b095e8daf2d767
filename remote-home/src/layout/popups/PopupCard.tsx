import { X } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { localiseAddress, useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { buildSrcSet, classNames, Prose, toSafeHref, VisuallyHidden } from 'shared/ui';
import { useT } from './i18n';
import styles from './popups.module.css';
import type { VisiblePopup } from './use-popups';

interface PopupCardProps {
  popup: VisiblePopup;
  onClick: () => void;
  onClose: () => void;
  onDismiss: () => void;
}

const dismissTexts = { TODAY: 'today', HOURS: 'hours', WEEK: 'week', FOREVER: 'forever' } as const;

export const PopupCard = ({ popup, onClick, onClose, onDismiss }: PopupCardProps) => {
  const t = useT();
  const { _id, skin, position, dismiss, hideHours } = popup;
  const placement =
    position &&
    ({
      '--left': `${position.left}px`,
      '--top': `${position.top}px`,
      '--width': `${position.width}px`,
    } as CSSProperties);
  return (
    <article
      className={classNames(styles.popup, styles[skin], position && styles.placed)}
      style={placement ?? undefined}
      data-popup={_id}
    >
      <PopupLink popup={popup} onClick={onClick}>
        <PopupContent popup={popup} />
      </PopupLink>
      <div className={styles.actions}>
        {dismiss !== 'NONE' && (
          <button type="button" onClick={onDismiss}>
            {t(dismissTexts[dismiss], { hours: hideHours ?? 24 })}
          </button>
        )}
        <button type="button" className={styles.close} onClick={onClose}>
          {t('close')}
          <X size={18} aria-hidden />
        </button>
      </div>
    </article>
  );
};

const PopupContent = ({ popup: { type, skin, content, image, mobileImage, alt, title } }: { popup: VisiblePopup }) => {
  const html = type === 'HTML' && content ? content : null;
  return (
    <>
      {image && skin !== 'bar' && (
        <picture>
          {mobileImage && (
            <source
              media="(max-width: 1199px)"
              srcSet={buildSrcSet(mobileImage.url) ?? mobileImage.url}
              sizes="320px"
            />
          )}
          <img
            className={classNames(styles.image, html && styles.above)}
            src={image.url}
            srcSet={buildSrcSet(image.url)}
            sizes="320px"
            width={image.width ?? undefined}
            height={image.height ?? undefined}
            alt={alt ?? ''}
            decoding="async"
          />
        </picture>
      )}
      {html && <Prose html={html} className={styles.prose} />}
      {!html && (!image || skin === 'bar') && <p>{alt || title}</p>}
    </>
  );
};

const PopupLink = ({
  popup: { link, newWindow },
  onClick,
  children,
}: {
  popup: VisiblePopup;
  onClick: () => void;
  children: ReactNode;
}) => {
  const t = useT();
  const language = useLanguage();
  const href = link && toSafeHref(link);
  if (!href) return <div className={styles.content}>{children}</div>;
  if (href.startsWith('/') && !newWindow)
    return (
      <Link to={href} className={styles.content} onClick={onClick}>
        {children}
      </Link>
    );
  return (
    <a
      className={styles.content}
      href={href.startsWith('/') ? localiseAddress(href, language) : href}
      onClick={onClick}
      {...(newWindow && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {newWindow && <VisuallyHidden> ({t('newWindow')})</VisuallyHidden>}
    </a>
  );
};
