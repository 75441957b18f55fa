"""Routes: where FastAPI and msgspec meet. A call declares its body and its answer as structs of the wire, and no more.

FastAPI finds the call, its path, its queries and who calls. A parameter whose type is a struct is the body, decoded by
msgspec after everything else is known, and what the call returns is encoded by msgspec. The OpenAPI document gets the
schemas of both from msgspec. See docs/decisions/033-typed-wire.md.
"""

import functools
import inspect
from collections.abc import Awaitable, Callable
from typing import Any, get_args

import msgspec
from fastapi import Depends, FastAPI, Request, Response
from fastapi.datastructures import DefaultPlaceholder
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute

from krainy.engine.errors import BadInput

from ..wire.answers import Error
from ..wire.messages import ENCODER

JSON = "application/json"
REFERENCE = "#/components/schemas/{name}"
COMPONENTS: dict[str, Any] = {}
"""The schemas to which the calls refer, by the names of their structs."""

Call = Callable[..., Any]


class Encoded(JSONResponse):
    """JSON that is written already."""

    def render(self, content: str | bytes) -> bytes:
        return content if isinstance(content, bytes) else content.encode()


class Route(APIRoute):
    """A call whose body and answer are structs."""

    def __init__(self, path: str, endpoint: Call, **options: Any) -> None:
        if not hasattr(endpoint, "__wrapped__"):  # some versions of FastAPI make a route anew when it is included
            signature = inspect.signature(endpoint)
            body = next((one for one in signature.parameters.values() if struct_in(one.annotation)), None)
            extra = dict(options.get("openapi_extra") or {})
            answer = declared(options.get("response_model"), signature.return_annotation)
            if answer is not None:
                status = str(options.get("status_code") or 200)
                extra["responses"] = {status: {"content": content(answer)}}
            if body is not None:
                required = body.default is inspect.Parameter.empty
                extra["requestBody"] = {"content": content(body.annotation), "required": required}
            options["openapi_extra"] = extra
            endpoint = wrapped(endpoint, with_body(signature, body))
        options |= {"response_model": None, "response_class": Encoded}
        super().__init__(path, endpoint, **options)


def struct_in(kind: Any) -> bool:
    """Whether this is a struct, or one that may be missing."""
    return any(isinstance(one, type) and issubclass(one, msgspec.Struct) for one in (kind, *get_args(kind)))


def declared(named: Any, returned: Any) -> Any:
    """What a call answers: what it names, where it returns something ready; else what it returns."""
    if named is not None and not isinstance(named, DefaultPlaceholder):
        return named
    return None if returned is None or returned is Response else returned


def content(kind: Any) -> dict[str, Any]:
    """A body or an answer as the OpenAPI document describes it."""
    (schema,), components = msgspec.json.schema_components([kind], ref_template=REFERENCE)
    COMPONENTS.update(components)
    return {JSON: {"schema": schema}}


def wrapped(endpoint: Call, signature: inspect.Signature) -> Call:
    """The call as FastAPI runs it: its answer is text."""
    if inspect.iscoroutinefunction(endpoint):

        @functools.wraps(endpoint)
        async def call(**values: Any) -> Any:
            return written(await endpoint(**values))
    else:

        @functools.wraps(endpoint)
        def call(**values: Any) -> Any:
            return written(endpoint(**values))

    call.__signature__ = signature  # type: ignore[attr-defined]
    return call


def written(answer: Any) -> Any:
    """An answer in JSON. FastAPI passes a text on as it is, with the status and the cookies of the call."""
    return answer if isinstance(answer, Response) else ENCODER.encode(answer).decode()


def with_body(signature: inspect.Signature, body: inspect.Parameter | None) -> inspect.Signature:
    """The signature that FastAPI reads: the body comes last, because who may not call is told that first."""
    others = [one for one in signature.parameters.values() if one is not body]
    if body is not None:
        needed = body.default is inspect.Parameter.empty
        others.append(body.replace(annotation=Any, default=Depends(reader(body.annotation, needed))))
    by_name = [one.replace(kind=inspect.Parameter.KEYWORD_ONLY) for one in others]
    return signature.replace(parameters=by_name, return_annotation=Any)


def reader(kind: Any, needed: bool) -> Callable[[Request], Awaitable[Any]]:
    """Reads the body of a call."""
    decoder = msgspec.json.Decoder(kind)

    async def read(request: Request) -> Any:
        text = await request.body()
        if not text and not needed:
            return None
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise BadInput(f"a body needs the header content-type: {JSON}")
        try:
            return decoder.decode(text)
        except msgspec.ValidationError as error:
            raise BadInput(told(str(error))) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise BadInput("body: this is not JSON in UTF-8, or a text in it has half a letter") from None

    return read


def told(error: str) -> str:
    """What is wrong with a body, after the place at which it is: 'body.name: Expected `str`, got `int`'."""
    what, _, where = error.rpartition(" - at ")
    return f"body{where.strip('`').removeprefix('$')}: {what}" if what else f"body: {error}"


def errors(texts: dict[int, str]) -> dict[int | str, dict[str, Any]]:
    """By their status, the errors that a call may answer."""
    return {status: {"description": text, "content": content(Error)} for status, text in texts.items()}


def document(app: FastAPI) -> None:
    """Let the OpenAPI document of an application contain the schemas of its structs."""
    make = app.openapi

    def openapi() -> dict[str, Any]:
        made = make()
        made.setdefault("components", {}).setdefault("schemas", {}).update(COMPONENTS)
        return made

    app.openapi = openapi  # type: ignore[method-assign]
