import { json, keptFor, prepared } from './answer.ts'
import type { Contract } from './contract.ts'
import { csvFormat, textFormat } from './format.ts'
import { operation } from './operation.ts'
import type { Tool } from './tool.ts'
import { newRoutes, type Routes } from './router.ts'

/** The contract of a tool's route. */
export function contractOfTool(tool: Tool): Contract {
  const { name, path, input, acceptsAnything, problems, formats, rate, cache, in: places } = tool
  const ofPath = Object.entries(input).filter(([each]) => path.includes(`/:${each}`))
  const ofQuery = Object.entries(input).filter(([each]) => !path.includes(`/:${each}`))
  return {
    name,
    ...(ofPath.length > 0 && { path: Object.fromEntries(ofPath) }),
    query: { ...Object.fromEntries(ofQuery), ...(formats?.csv ? csvFormat : formats && textFormat) },
    isPure: true,
    rate,
    cache,
    ...(acceptsAnything && { acceptsAnything }),
    ...(problems && { problems }),
    ...(formats && { formats }),
    ...(places.includes('package') && { packageEntry: tool.entry ?? path.slice(1) }),
    ...(places.includes('offline') && { isOffline: true }),
  }
}

/** The routes of tools. @example routesOf(textTools) // GET /digits, … */
export function routesOf(tools: Readonly<Record<string, Tool>>): Routes {
  const routes = newRoutes()
  for (const [key, tool] of Object.entries(tools)) {
    if (key !== tool.name) throw new Error(`the tool ${key} has the name ${tool.name}`)
    const answer: Tool['answer'] = (input, call) => {
      const made = tool.answer(input, call)
      const cache = tool.cacheOf?.(input)
      return cache ? json(made, { cache }) : tool.isKept ? preparedOnce(made) : made
    }
    routes.get(tool.path, operation(contractOfTool(tool), answer))
  }
  return routes
}

const preparedOnce = keptFor(prepared)
