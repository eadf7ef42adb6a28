import type { ComponentProps } from 'react';
import { Link as AnyLink, useLocation } from 'react-router-dom';
import { ButtonLink as AnyButtonLink } from '#ui/Button.tsx';
import { anioOf, linkTo } from './anio';

/** A path as the area's pages write it. */
interface To {
  to: string;
}

const useLinkTo = (to: string): string => linkTo(to, anioOf(useLocation().search));

/** A link that keeps the convocatoria that was chosen (F105). */
export function Link({ to, ...others }: To & Omit<ComponentProps<typeof AnyLink>, 'to'>) {
  return <AnyLink to={useLinkTo(to)} {...others} />;
}

/** The same, like a button. */
export function ButtonLink({ to, ...others }: To & Omit<ComponentProps<typeof AnyButtonLink>, 'to'>) {
  return <AnyButtonLink to={useLinkTo(to)} {...others} />;
}
