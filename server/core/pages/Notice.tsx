interface NoticeProps {
  title: string;
  text: string;
  /** Where to go from here. */
  link?: { to: string; text: string };
}

/** Says why there is no other page, or what was done. */
export const Notice = ({ title, text, link }: NoticeProps) => (
  <>
    <h1>{title}</h1>
    <p className="intro">{text}</p>
    {link && (
      <p>
        <a className="button" href={link.to}>
          {link.text}
        </a>
      </p>
    )}
  </>
);
