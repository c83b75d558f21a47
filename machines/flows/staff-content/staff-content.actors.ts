import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import { reasonField } from '#machines/kernel/reason-field.ts'
import type {
  ChangeInput,
  Content,
  ContentKey,
  KeepInput,
  StaffContent,
  VersionInput,
} from './staff-content.types.ts'

export function createStaffContentActors(client: ShopClient) {
  return {
    getStaffContent: fromPromise<StaffContent, ContentKey>(({ input: name, signal }) =>
      within(signal, (signal) =>
        unwrap(client.GET('/staff/content/{name}/', { params: { path: { name } }, signal })),
      ),
    ),
    saveContentDraft: fromPromise<StaffContent, KeepInput>(
      ({
        input: { name, body, version: expected_version, seen: expected_draft, window },
        signal,
      }) =>
        within(signal, (signal) =>
          unwrap(
            client.PUT('/staff/content/{name}/draft/', {
              params: { path: { name } },
              body: { body, expected_version, expected_draft, window },
              signal,
            }),
          ),
        ),
    ),
    getContentVersion: fromPromise<Content, VersionInput>(({ input: path, signal }) =>
      within(signal, async (signal) => {
        const call = client.GET('/staff/content/{name}/versions/{version}/', {
          params: { path },
          signal,
        })
        return (await unwrap(call)).body
      }),
    ),
    changeContent: fromPromise<StaffContent, ChangeInput>(({ input, signal }) =>
      within(signal, (signal) => unwrap(change(client, input, signal))),
    ),
  }
}

function change(
  client: ShopClient,
  { kind, name, body, version: expected_version, reason, seen, window }: ChangeInput,
  signal: AbortSignal,
) {
  const params = { path: { name } }
  const draft = { expected_draft: seen, window }
  switch (kind) {
    case 'publish':
      return client.POST('/staff/content/{name}/publish/', {
        params,
        body: { body, expected_version, ...draft, ...reasonField(reason) },
        signal,
      })
    case 'undo':
      return client.POST('/staff/content/{name}/undo/', {
        params,
        body: { expected_version, ...draft },
        signal,
      })
    default:
      return client.DELETE('/staff/content/{name}/draft/', {
        params: { ...params, query: draft },
        signal,
      })
  }
}
