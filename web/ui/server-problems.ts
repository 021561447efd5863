import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError } from '../api.ts'

/**
 * Puts the problems of a refused request next to their fields.
 * @returns what to say above the form, or undefined when every problem has found its field.
 */
export function showServerProblems<Fields extends FieldValues>(
  reason: unknown,
  setError: UseFormSetError<Fields>,
  fields: readonly Path<Fields>[],
): string | undefined {
  const message =
    reason instanceof Error ? reason.message : 'Something went wrong. Please try again.'
  if (!(reason instanceof ApiError)) return message
  const known = reason.problems.filter(({ path }) => fields.some((field) => field === path))
  for (const problem of known)
    setError(problem.path as Path<Fields>, { type: 'server', message: problem.message })
  return known.length > 0 && known.length === reason.problems.length ? undefined : message
}
