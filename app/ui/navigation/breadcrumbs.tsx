import { Link } from './link.tsx'
import ui from '../theme/primitives.module.css'
import styles from './breadcrumbs.module.css'

export interface Breadcrumb {
  name: string
  /** Absent for the page itself. */
  to?: string
}

interface BreadcrumbsProps {
  label: string
  steps: readonly Breadcrumb[]
}

export function Breadcrumbs({ label, steps }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step.to ?? step.name} className={styles.step}>
            {step.to ? (
              <Link className={ui.plain} to={step.to}>
                {step.name}
              </Link>
            ) : (
              <span aria-current="page">{step.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
