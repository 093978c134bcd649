/** The tokens, shown: type, colour, space, radius, shadow, icons. */
import type { Locale } from '#schemas/locale.ts';
import { ICON_NAMES } from '#ui/icon-names.gen.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './foundations.module.css';

const SIZES = [40, 32, 24, 18, 16, 14, 12] as const;
const SPACES = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24] as const;
const SAMPLE = {
  cn: '学而时习之，不亦说乎 Learn 2026',
  en: 'Learning without thought is labour lost 2026',
} as const;

export function TypeScale({ locale }: { locale: Locale }) {
  return (
    <div className={styles.types}>
      {SIZES.map((size) => (
        <p key={size} className={styles.typeRow}>
          <span className={styles.note}>{size}</span>
          <span
            style={{ fontSize: `var(--lt-text-${size})`, fontWeight: size >= 18 ? 600 : 400 }}
            className={styles.sample}
          >
            {SAMPLE[locale]}
          </span>
        </p>
      ))}
    </div>
  );
}

const FAMILIES = ['primary', 'accent', 'success', 'warning', 'error'] as const;
const NEUTRALS = [
  'bg',
  'surface',
  'sunken',
  'line-1',
  'line-2',
  'line-3',
  'ink-4',
  'ink-3',
  'ink-2',
  'ink-1',
] as const;

function Family({ name }: { name: string }) {
  const token = (part: string) => `var(--lt-${part})`;
  const fills = [name, `${name}-hover`, `${name}-active`].map((part) => ({
    part,
    back: token(part),
    ink: token(`on-${name}`),
  }));
  const softs = [`${name}-softer`, `${name}-soft`].map((part) => ({
    part,
    back: token(part),
    ink: token(`${name}-ink`),
  }));
  const page = [{ part: `${name}-ink`, back: token('bg'), ink: token(`${name}-ink`) }];
  return (
    <div className={styles.swatches}>
      {[...fills, ...softs, ...page].map(({ part, back, ink }) => (
        <div key={part} className={styles.swatch} style={{ background: back, color: ink }}>
          {part}
        </div>
      ))}
    </div>
  );
}

export function Colours() {
  return (
    <div className={styles.stack}>
      {FAMILIES.map((name) => (
        <Family key={name} name={name} />
      ))}
      <div className={styles.swatches}>
        {NEUTRALS.map((name, index) => (
          <div key={name} className={styles.chip}>
            <span
              className={styles.chipColour}
              style={{ background: `var(--lt-${NEUTRALS[index] ?? name})` }}
            />
            {name}
          </div>
        ))}
      </div>
    </div>
  );
}

export function Spaces() {
  return (
    <div className={styles.spaces}>
      {SPACES.map((step) => (
        <div key={step}>
          <span className={styles.bar} style={{ width: `var(--lt-space-${step})` }} />
          <span className={styles.note}>{step * 4}</span>
        </div>
      ))}
    </div>
  );
}

export function Forms() {
  return (
    <div className={styles.forms}>
      {(['s', 'm', 'l', 'full'] as const).map((radius) => (
        <div key={radius} className={styles.form} style={{ borderRadius: `var(--lt-radius-${radius})` }}>
          radius-{radius}
        </div>
      ))}
      {([1, 2, 3] as const).map((shadow) => (
        <div
          key={shadow}
          className={styles.form}
          style={{ boxShadow: `var(--lt-shadow-${shadow})`, borderColor: 'transparent' }}
        >
          shadow-{shadow}
        </div>
      ))}
    </div>
  );
}

export function Icons() {
  return (
    <ul className={styles.icons}>
      {ICON_NAMES.map((name) => (
        <li key={name} className={styles.icon}>
          <Icon name={name} size={24} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
